// Tests in Node, such as the shell server's, have no document. Loading these matchers would only slow each file down.
if (typeof document !== 'undefined') require('@testing-library/jest-dom');
