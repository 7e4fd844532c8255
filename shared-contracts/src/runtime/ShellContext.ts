import { createContext, useContext } from 'react';
import type { ShellServices } from '../shell/shellServices';

export const ShellContext = createContext<ShellServices | null>(null);

/** The shell's services, anywhere below it. */
export function useShell(): ShellServices {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('useShell() outside the shell: wrap the tree in <ShellContext value={fakeShell()}>');
  return shell;
}
