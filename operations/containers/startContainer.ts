import { type Ended, engine, readOnlyRoot, setting, stopContainer, untilItSucceeds } from './engine';

export type Container = {
  /** Address of its port on this machine. */
  url: string;
  /** Time from the start command to the first answer with 200. */
  secondsUntilReady: number;
  /** Runs a program in it, and resolves to the program's output. Rejects if the program fails. */
  exec(...command: string[]): Promise<string>;
  stop(): Promise<Ended>;
};

type Options = {
  port: number;
  healthPath: string;
  volume: string;
  /** The memory that it may use, such as `1g`. At the limit the system ends its processes. */
  memory: string;
  settings?: Record<string, string>;
};

/** Starts the image as compose.yaml does, with its data in a volume. `stop` removes the container, but not the volume. */
export async function startContainer(command: string, options: Options): Promise<Container> {
  const { port, healthPath, volume, memory, settings = {} } = options;
  const name = `tramuntana-test-${command}`;
  const start = performance.now();
  await engine(
    ...['run', '--detach', '--name', name, ...readOnlyRoot(), '--tmpfs', '/tmp', '--cap-drop', 'ALL'],
    ...['--security-opt', 'no-new-privileges', '--volume', `${volume}:/data`],
    ...['--publish', `127.0.0.1::${port}`, '--memory', memory, '--memory-swap', memory],
    // podman needs systemd to repeat the health check.
    ...(setting('CONTAINER_ENGINE') === 'podman' ? ['--health-interval', 'disable'] : []),
    ...Object.entries(settings).flatMap(([key, value]) => ['--env', `${key}=${value}`]),
    ...[setting('IMAGE'), command],
  );
  const url = `http://${await engine('port', name, String(port))}`;
  await untilItSucceeds(name, async () => {
    const { status } = await fetch(`${url}${healthPath}`);
    if (status !== 200) throw new Error(`${healthPath} answers ${status}`);
  });
  return {
    url,
    secondsUntilReady: (performance.now() - start) / 1000,
    exec: (...program) => engine('exec', name, ...program),
    async stop() {
      const ended = await stopContainer(name, 10);
      await engine('rm', name);
      return ended;
    },
  };
}
