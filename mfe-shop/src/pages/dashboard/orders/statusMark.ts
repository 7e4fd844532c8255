import { css } from '@emotion/react';
import { color } from 'shared-ui';
import type { OrderStatus } from '../../../../content/account/order';

/** A dot's colour beside the word; the word alone would do. */
export const statusMark = {
  Recibido: css({ '&::before': { color: color.muted } }),
  'En camino': css({ '&::before': { color: color.accent } }),
  Entregado: css({ '&::before': { color: color.sea } }),
} satisfies Record<OrderStatus, unknown>;
