/** A content's name in addresses and folders: its hash in hexadecimal digits. Base64 has slashes, and knows upper and lower case. */
export const contentName = (integrity: string): string =>
  Buffer.from(integrity.replace(/^sha384-/, ''), 'base64').toString('hex');

/** The hash that a name is for, as in Subresource Integrity. */
export const integrityOfName = (name: string): string => `sha384-${Buffer.from(name, 'hex').toString('base64')}`;
