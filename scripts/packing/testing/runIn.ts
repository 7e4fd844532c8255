import { execFile } from 'node:child_process';

/** Runs a program in a folder and resolves with what it prints. Rejects with all of it if the program fails. */
export const runIn = (folder: string, file: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  new Promise<string>((resolve, reject) => {
    const options = { cwd: folder, env: { ...process.env, ...env }, maxBuffer: 1e8 };
    execFile(file, args, options, (error, stdout, stderr) => {
      if (error) reject(new Error(`${file} ${args.join(' ')} failed:\n${stdout}${stderr}`));
      else resolve(stdout);
    });
  });
