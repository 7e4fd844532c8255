// `shell/store` exists at run time only: the shell offers it as a shared module. This is its promise to remotes.
declare module 'shell/store' {
  import type { UseShellStore } from 'shared-contracts';
  export const useShellStore: UseShellStore;
}
