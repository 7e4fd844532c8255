/** Code that runs if it gets into a page unescaped: in text, in an attribute, in a script, in an address. */
export const SCRIPTS = [
  '<script>window.attacked=1</script>',
  '"><img src=x onerror=window.attacked=1>',
  "'><svg onload=window.attacked=1>",
  '" autofocus onfocus="window.attacked=1',
  '</title><script>window.attacked=1</script>',
  '</script><script>window.attacked=1</script>',
  '</textarea><script>window.attacked=1</script>',
  '<!--<script>',
  'javascript:window.attacked=1',
  '{{constructor.constructor("window.attacked=1")()}}',
  '%3Cscript%3Ewindow.attacked=1%3C/script%3E',
];

/** Addresses that name a file outside of a folder, or a secret file. */
export const TRAVERSALS = [
  '../package.json',
  '../../package.json',
  '..%2f..%2fpackage.json',
  '%2e%2e/%2e%2e/package.json',
  '%2e%2e%2f%2e%2e%2fpackage.json',
  '..%5c..%5cpackage.json',
  '..\\..\\package.json',
  '....//....//package.json',
  '%252e%252e%252fpackage.json',
  '..%c0%af..%c0%afpackage.json',
  '%00/../package.json',
  'a.js%00.html',
  '/etc/passwd',
  '//etc/passwd',
  '%2fetc%2fpasswd',
  'file:///etc/passwd',
  '.env',
  '.git/config',
  '..;/package.json',
];

/** Hosts and paths of an attacker, in headers that proxies set. */
export const FORGED_HEADERS: Record<string, string> = {
  'x-forwarded-host': 'attacker.example',
  'x-host': 'attacker.example',
  'x-forwarded-server': 'attacker.example',
  'x-forwarded-prefix': '/attacker.example',
  'x-original-url': '/attacker.example',
  'x-rewrite-url': '/attacker.example',
  'x-http-method-override': 'POST',
  forwarded: 'host=attacker.example;proto=https',
  origin: 'https://attacker.example',
  referer: 'https://attacker.example/',
  'accept-language': 'attacker.example',
  'user-agent': '<script>attacker.example</script>',
};

/** Ways to name another site in place of a path. */
export const ELSEWHERE = [
  '//attacker.example',
  '///attacker.example',
  '/\\attacker.example',
  '/\\/attacker.example',
  '/%5cattacker.example/',
  '/%2f%2fattacker.example/',
  '//attacker.example/%2e%2e/',
  '//attacker.example//',
  '/.//attacker.example',
  '/%09/attacker.example/',
  'https://attacker.example/',
  '//attacker%E3%80%82example/',
];
