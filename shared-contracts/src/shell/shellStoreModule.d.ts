// `shell/store` exists at run time only: the shell offers it as a shared module. These are its types.
declare module 'shell/store' {
  import type { UseShellStore } from 'shared-contracts';
  export const useShellStore: UseShellStore;
}
