export function watch(folders: Folder[]): void {
  folders.forEach((folder) => {
    const pattern = folder.isFile ? folder.name : '**';

    register({ pattern, folder });
  });
}
