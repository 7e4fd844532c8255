/** Colours by role. They resolve to CSS variables, so that the theme is one class on the root element. */
export const color = {
  ground: 'var(--ground)',
  surface: 'var(--surface)',
  raised: 'var(--raised)',
  sand: 'var(--sand)',
  ink: 'var(--ink)',
  muted: 'var(--muted)',
  sea: 'var(--sea)',
  accent: 'var(--accent)',
  onAccent: 'var(--onAccent)',
  line: 'var(--line)',
  /** Edges of fields and buttons: 3:1 against every background. Hairlines (`line`) are decoration and may be fainter. */
  control: 'var(--control)',
  danger: 'var(--danger)',
  /** Scrim over pictures, blue-black in both themes. */
  night: 'var(--night)',
} as const;

/** `section` is the space above and below a band; `gutter` is at the page's sides. */
export const space = {
  xs: '4px',
  s: '8px',
  m: '16px',
  l: '24px',
  xl: '32px',
  xxl: '48px',
  section: 'clamp(3.5rem, 2.333rem + 5.185vw, 7rem)',
  gutter: 'clamp(1rem, 0.333rem + 2.963vw, 3rem)',
  /** Space below a hero's last row. Controls that float beside that row need it, too. */
  heroFoot: 'clamp(1.5rem, 3vw, 3rem)',
} as const;

export const radius = { s: '4px', m: '8px', pill: '999px' } as const;

/** Hairlines carry the structure. Use a shadow only for overlays. */
export const shadow = {
  float: `0 1.25rem 3rem color-mix(in srgb, ${color.night} 28%, transparent)`,
} as const;

/**
 * The breakpoints, and media queries for the visitor's device and settings. Paper is narrower than a tablet but uses its
 * layout: it would cut off a phone's rows that scroll sideways.
 */
export const media = {
  phone: '@media screen and (max-width: 767.98px)',
  tablet: '@media print, (min-width: 768px)',
  desktop: '@media (min-width: 1024px)',
  /** A desktop with room for a sticky column beside the page: the whole column must fit. */
  roomy: '@media (min-width: 1024px) and (min-height: 40em)',
  /** So low that sticky parts would take too much of it, such as a window at a zoom of 400 % (WCAG 1.4.10). */
  low: '@media (max-height: 29.99em)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  hover: '@media (hover: hover)',
  /** The system replaces all colours by its own, so colour alone cannot show a state (WCAG 1.4.1). */
  forcedColors: '@media (forced-colors: active)',
  print: '@media print',
  screen: '@media screen',
} as const;

/** Durations with their curve, for use after a property's name: `transform ${motion.fast}`. */
export const motion = { fast: '180ms ease-out', slow: '250ms ease-out' } as const;
