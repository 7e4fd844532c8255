/**
 * CSS variables that the shell defines in both themes, by the contract version that added them. Remotes use them as
 * `var(--ground)`. Older shells lack newer variables, so a variable newer than 1.0.0 needs an older one as its fallback:
 * `var(--new, var(--accent))`. The shell's test checks its palette and the design kit against this list.
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
