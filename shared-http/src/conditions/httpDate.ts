const DAY = '(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)';
const TIME = String.raw`\d\d:\d\d:\d\d`;

/** The three date formats: the current one, and two obsolete ones that servers must still read (RFC 9110, section 5.6.7). */
const TODAYS = new RegExp(String.raw`^${DAY}, \d\d [A-Z][a-z]{2} \d{4} ${TIME} GMT$`);
const OF_RFC_850 = new RegExp(String.raw`^[A-Z][a-z]+day, \d\d-[A-Z][a-z]{2}-\d\d ${TIME} GMT$`);
const OF_ASCTIME = new RegExp(String.raw`^${DAY} [A-Z][a-z]{2} [ \d]\d ${TIME} \d{4}$`);

/** The time of an HTTP date in milliseconds. Undefined if the text is no date; its condition is then ignored. */
export function readHttpDate(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  // This format has no time zone, so JavaScript would read it as local time.
  const zoned = OF_ASCTIME.test(text) ? `${text} GMT` : text;
  const isDate = zoned !== text || TODAYS.test(text) || OF_RFC_850.test(text);
  const time = isDate ? Date.parse(zoned) : Number.NaN;
  return Number.isNaN(time) ? undefined : time;
}
