import type { ContactMessage } from './contactMessage';

let draft: ContactMessage | undefined;

/**
 * The form's text when the visitor left the page, for example to read the privacy policy (docs/product/pages.md#message-8).
 * It is only in memory: unsent text must not outlive the document.
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
