export function watch(folders: Folder[]): void {
  folders
    .filter((folder) => !folder.isIgnored)
    .forEach((folder) => {
      const pattern = folder.isFile ? folder.name : '**';

      register({ pattern, folder });
    });
}
