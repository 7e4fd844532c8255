import { css } from '@emotion/react';
import { media } from '../theme/tokens';

/** For what is of no use on paper, and is no control: a form's introduction, a list of related pages. */
export const notPrinted = css({ [media.print]: { display: 'none' } });
