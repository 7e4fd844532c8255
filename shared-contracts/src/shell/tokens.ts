/**
 * The CSS variables that the shell defines, in both themes, by the version of the contract that brought them. Remotes read
 * them as `var(--ground)`. An older shell lacks a newer one, so whoever reads a variable that came after 1.0.0 writes a
 * fallback of an older one beside it: `var(--new, var(--accent))`. The shell's own test holds its palette and the design
 * kit to this.
 */
export const TOKENS = {
  '1.0.0': [
    'ground',
    'surface',
    'raised',
    'sand',
    'ink',
    'muted',
    'sea',
    'accent',
    'onAccent',
    'line',
    'control',
    'danger',
    'night',
  ],
} as const;
