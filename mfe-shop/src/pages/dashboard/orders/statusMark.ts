import { css } from '@emotion/react';
import { color } from '@tramuntana/ui';
import type { OrderStatus } from '../../../../content/account/order';

/** Colours of the dot beside a status. The dot is decoration, because the word has the meaning. */
export const statusMark = {
  Recibido: css({ '&::before': { color: color.muted } }),
  'En camino': css({ '&::before': { color: color.accent } }),
  Entregado: css({ '&::before': { color: color.sea } }),
} satisfies Record<OrderStatus, unknown>;
