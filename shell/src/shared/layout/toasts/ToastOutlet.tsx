import { type ComponentType, useEffect, useState } from 'react';
import { useShellStore } from '../../store/shellStore';

/** Loads the toaster with the first toast, because most visits show none. After a failure the next toast tries again. */
export function ToastOutlet() {
  const wanted = useShellStore((state) => state.toast?.id);
  const [toaster, setToaster] = useState<{ Toaster: ComponentType }>();
  useEffect(() => {
    if (wanted === undefined || toaster) return;
    import(/* webpackChunkName: "toaster" */ './Toaster').then(setToaster, (error: unknown) =>
      console.error('The toaster did not load', error),
    );
  }, [wanted, toaster]);
  return toaster ? <toaster.Toaster /> : null;
}
