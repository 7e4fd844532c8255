import { css, type SerializedStyles } from '@emotion/react';
import { media } from '../theme/tokens';

/** For parts without use on paper that are not controls: a form's introduction, a list of related pages. */
export const notPrinted: SerializedStyles = css({ [media.print]: { display: 'none' } });
