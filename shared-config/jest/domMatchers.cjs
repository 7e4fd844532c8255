// Tests in Node, such as those of the shell's server, have no document: each of their files would load these for nothing.
if (typeof document !== 'undefined') require('@testing-library/jest-dom');
