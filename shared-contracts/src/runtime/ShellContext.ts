import { createContext, useContext } from 'react';
import type { ShellServices } from '../shell/shellServices';

export const ShellContext = createContext<ShellServices | null>(null);

/** Gives any component below the shell the shell's services. */
export function useShell(): ShellServices {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('useShell() outside the shell: wrap the tree in <ShellContext value={fakeShell()}>');
  return shell;
}
