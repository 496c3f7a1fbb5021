import * as vscode from 'vscode';
import { CLIENT_COMMANDS } from '../../server/protocol';
import { forgetAccepted } from './accepted';
import { acceptEdit, changeBaseline, setBaseline } from './baselines';
import { check } from './check';
import type { CommandContext } from './context';
import { explainRule } from './explainRule';
import { forgetTarget } from './forgetTarget';
import { nextFinding, previousFinding } from './goToFinding';
import { toggleMarks } from './marks';
import { minimize } from './minimize';
import { openSample } from './sample';
import { shouldGo } from './shouldGo';
import { showOriginal } from './showOriginal';
import { copyForAgent, showReport, takeBackProved, takeBackSafe } from './takeBack';

type Command = (context: CommandContext, argument: unknown, detail: unknown) => void | Promise<void>;

/** Every command of the manifest. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  'pare.check': check,
  'pare.acceptEdit': acceptEdit,
  'pare.forgetAccepted': forgetAccepted,
  'pare.setBaseline': setBaseline,
  'pare.changeBaseline': changeBaseline,
  'pare.nextFinding': nextFinding,
  'pare.previousFinding': previousFinding,
  'pare.takeBackSafe': takeBackSafe,
  'pare.takeBackProved': takeBackProved,
  'pare.minimize': minimize,
  'pare.copyForAgent': copyForAgent,
  'pare.showReport': showReport,
  'pare.toggleMarks': toggleMarks,
  'pare.openSample': openSample,
  'pare.groupFindingsByFile': ({ findings }) => findings.setGroupBy('file'),
  'pare.groupFindingsByRule': ({ findings }) => findings.setGroupBy('rule'),
  'pare.filterFindings': ({ findings }) => findings.filter(),
  [CLIENT_COMMANDS.showOriginal]: showOriginal,
  [CLIENT_COMMANDS.explainRule]: explainRule,
  [CLIENT_COMMANDS.shouldGo]: shouldGo,
  'pare.forgetTarget': forgetTarget,
};

export function registerCommands(context: CommandContext): vscode.Disposable {
  return vscode.Disposable.from(
    ...Object.entries(COMMANDS).map(([id, command]) =>
      vscode.commands.registerCommand(id, async (argument: unknown, detail: unknown) => {
        try {
          await command(context, argument, detail);
        } catch (error) {
          context.log.error(error instanceof Error ? error : String(error));
          await sayFailed(context);
        }
      }),
    ),
  );
}

async function sayFailed({ log }: CommandContext): Promise<void> {
  const show = vscode.l10n.t('Show Log');
  const message = vscode.l10n.t('The command did not work. The log says why.');
  if ((await vscode.window.showErrorMessage(message, show)) === show) log.show();
}
