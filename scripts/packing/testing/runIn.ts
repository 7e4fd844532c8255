import { execFile } from 'node:child_process';

/** Runs npm in a folder. On Windows it is a script, so a shell must find it. */
export const npmIn = (folder: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  runIn(folder, 'npm', args, env, process.platform === 'win32');

/** Runs a program in a folder and resolves with what it prints. Rejects with all of it if the program fails. */
export const runIn = (
  folder: string,
  file: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  shell = false,
) =>
  new Promise<string>((resolve, reject) => {
    const options = { cwd: folder, env: { ...process.env, ...env }, maxBuffer: 1e8, shell };
    execFile(file, args, options, (error, stdout, stderr) => {
      if (error) reject(new Error(`${file} ${args.join(' ')} failed:\n${stdout}${stderr}`));
      else resolve(stdout);
    });
  });
