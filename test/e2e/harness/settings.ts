export type Settings = Readonly<Record<string, unknown>>;

/** Settings that take away what moves by itself or covers what a test looks at. */
export const QUIET_SETTINGS: Settings = {
  'workbench.startupEditor': 'none',
  'workbench.secondarySideBar.defaultVisibility': 'hidden',
  'workbench.editor.enablePreview': false,
  'workbench.reduceMotion': 'on',
  'workbench.enableExperiments': false,
  'chat.disableAIFeatures': true,
  'chat.commandCenter.enabled': false,
  'extensions.autoCheckUpdates': false,
  'extensions.autoUpdate': false,
  'extensions.ignoreRecommendations': true,
  'update.mode': 'none',
  'git.autofetch': false,
  'git.openRepositoryInParentFolders': 'never',
  // The browser's default saves after a delay, which would hide what an undo or a quick fix does.
  'files.autoSave': 'off',
  // The mouse hovers where the cursor is, so the cursor must always be in the page.
  'editor.cursorBlinking': 'solid',
  'editor.minimap.enabled': false,
  // A sticky line is a second copy of a line of the text.
  'editor.stickyScroll.enabled': false,
  'editor.wordBasedSuggestions': 'off',
  'editor.occurrencesHighlight': 'off',
  'editor.lightbulb.enabled': 'on',
};
