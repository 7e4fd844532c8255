import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const read = (pid: number, field: string) =>
  Number(new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;

/**
 * The most resident memory that a process has during the work, above what it has before, in bytes (proc(5): VmHWM). The 5
 * sets the peak back to the present value. Undefined on other systems than Linux, which tell no such peak.
 */
export async function memoryRaisedBy(pid: number, work: () => Promise<unknown>): Promise<number | undefined> {
  if (!existsSync(`/proc/${pid}/clear_refs`)) return void (await work());
  const before = read(pid, 'VmRSS');
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
  await work();
  return read(pid, 'VmHWM') - before;
}
