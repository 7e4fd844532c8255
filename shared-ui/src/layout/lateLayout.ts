/** On the root element while sections out of sight may be left out of the layout; see `Section`. */
export const LATE_LAYOUT = 'data-late-layout';

/** On a section that is not laid out before it comes near, while the root element says so. */
export const LATE_SECTION = 'data-late';
