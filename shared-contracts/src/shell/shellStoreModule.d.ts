// Types of `shell/store`. The module exists at run time only, because the shell provides it as a shared module.
declare module 'shell/store' {
  import type { UseShellStore } from '@tramuntana/contracts';
  export const useShellStore: UseShellStore;
}
