import path from 'node:path';
import { base } from '@tramuntana/remote/webpack/base';
import webpack, { type Configuration } from 'webpack';

const folder = import.meta.dirname;
const environment = { folder, version: 'workbench', mode: 'development' } as const;

/** Output folder for the workbench's script and pictures. */
export const workbenchOutput = path.join(folder, 'workbench/dist');

const configuration: Configuration = {
  ...base(folder, environment, { publicPath: '/', emit: true }),
  target: ['web', 'es2022'],
  entry: './workbench/browser.tsx',
  output: { path: workbenchOutput, publicPath: '/', filename: 'workbench.js', clean: true },
};

/** Builds the workbench now and after each change. Reports the problems of each build, if any. */
export function watchWorkbench(report: (problems: string[]) => void): void {
  webpack(configuration).watch({ aggregateTimeout: 100 }, (failure, stats) => {
    const { errors = [] } = stats?.toJson({ all: false, errors: true }) ?? {};
    report(failure ? [failure.message] : errors.map(({ moduleName, message }) => `${moduleName}: ${message}`));
  });
}
