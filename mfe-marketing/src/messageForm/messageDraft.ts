import type { ContactMessage } from './contactMessage';

let draft: ContactMessage | undefined;

/**
 * What stood in the form when the visitor left it, for example to read the privacy policy (docs/product/pages.md#message-8).
 * Only memory has it: nothing that a visitor has not sent outlives the document.
 */
export const messageDraft = {
  read: () => draft,
  keep(written: ContactMessage) {
    draft = written;
  },
  clear() {
    draft = undefined;
  },
};
