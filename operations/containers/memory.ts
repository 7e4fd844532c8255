/** Prints command line and memory of each process: its own, and its share of what it shares with others. */
const PROGRAM = `for process in /proc/[0-9]*; do
  echo "$(grep ^Pss: "$process/smaps_rollup") $(tr '\\0' ' ' < "$process/cmdline")"
done`;

/** Memory of each Node process in a container, in MB. */
export async function memoryOf(exec: (...command: string[]) => Promise<string>): Promise<Record<string, number>> {
  const lines = [...(await exec('sh', '-c', PROGRAM)).matchAll(/^Pss:\s+(\d+) kB (?:\S*\/)?node (.*?) *$/gm)];
  return Object.fromEntries(lines.map(([, kilobytes, name = '']) => [name, Math.round(Number(kilobytes) / 1024)]));
}
