import { useEffect } from 'react';
import { useShellStore } from 'shell/store';

/** docs/product/texts.md#failed-7 */
export const FAILED = 'Error al cargar los detalles del archivo multimedia';

type Query = { isError: boolean; errorUpdatedAt: number };

/** Shows a toast for each failure of a query, even when a retry fails again (docs/product/gallery.md#media-7). */
export function useFailureToast({ isError, errorUpdatedAt }: Query): void {
  useEffect(() => {
    if (isError && errorUpdatedAt > 0) useShellStore.getState().notify({ title: FAILED, tone: 'destructive' });
  }, [isError, errorUpdatedAt]);
}
