/** The company's logo: a compass needle for the north wind over a horizon, in four strokes like the arms of a drone. */
export function Logo() {
  return (
    <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true" focusable="false" style={{ flexShrink: 0 }}>
      <path d="M16 2 21 16 16 13.2 11 16Z" fill="var(--accent)" />
      <path
        d="M16 18.5v6M7.2 9.5l4 3.6M24.8 9.5l-4 3.6M4 27.5c4-2.6 8-2.6 12 0s8 2.6 12 0"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  );
}
