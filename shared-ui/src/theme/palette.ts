/** Every colour of the site, by its role. `night` is the scrim over pictures, the same in both themes. */
export const light = {
  ground: '#fbf8f3',
  surface: '#ffffff',
  raised: '#ffffff',
  sand: '#f2ebdf',
  ink: '#10212b',
  muted: '#4d5d66',
  sea: '#0b6674',
  accent: '#b3441e',
  onAccent: '#ffffff',
  line: '#ded4c4',
  control: '#7d868a',
  danger: '#a8201a',
  night: '#0b151b',
} as const;

export type ColorRole = keyof typeof light;

/** The dark theme. It does not invert the light one: backgrounds are blue-black, and hairlines carry the structure. */
export const dark: Record<ColorRole, string> = {
  ground: '#0b151b',
  surface: '#12212a',
  raised: '#1a2d38',
  sand: '#12212a',
  ink: '#f3efe7',
  muted: '#a9b8bf',
  sea: '#5cc8d4',
  accent: '#ff9a6b',
  onAccent: '#0b151b',
  line: '#29404c',
  control: '#6f858f',
  danger: '#ff8a80',
  night: '#0b151b',
};

/** The palette as CSS variable declarations. */
export const declarations = (palette: Record<ColorRole, string>): string =>
  Object.entries(palette)
    .map(([role, value]) => `--${role}:${value};`)
    .join('');
