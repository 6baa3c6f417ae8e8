/** How often a plant of the library is watered, in days. */
export interface WateringRhythm {
  waterIntervalDays: number;
  winterIntervalDays: number;
}

export type Hemisphere = 'north' | 'south';

const SOUTHERN =
  /^(Australia|Antarctica)\/|^Pacific\/(Auckland|Chatham|Fiji|Apia|Tongatapu|Noumea|Port_Moresby|Efate)|^America\/(Argentina|Buenos_Aires|Santiago|Punta_Arenas|Sao_Paulo|Bahia|Recife|Montevideo|Asuncion|La_Paz|Lima)|^Africa\/(Johannesburg|Harare|Maputo|Windhoek|Gaborone|Lusaka|Luanda|Maseru|Mbabane)|^Indian\/(Mauritius|Reunion|Antananarivo)/;

/** On which side of the equator a time zone of the IANA list lies. */
export const hemisphereOf = (timeZone: string): Hemisphere => (SOUTHERN.test(timeZone) ? 'south' : 'north');

/** Whether most plants rest: November to February in the north, May to August in the south. */
export function isWinter(date: Date, hemisphere: Hemisphere): boolean {
  const month = (date.getMonth() + (hemisphere === 'south' ? 6 : 0)) % 12;
  return month >= 10 || month <= 1;
}

/**
 * The next days to water a plant that is watered on `from`, at midnight of the reader's own days; each wait is as long
 * as the season it begins in asks for. Intervals are those of the library, which says "about".
 */
export function wateringDates(rhythm: WateringRhythm, from: Date, hemisphere: Hemisphere, count = 3): Date[] {
  const dates: Date[] = [];
  let last = new Date(from.getFullYear(), from.getMonth(), from.getDate());
  while (dates.length < count) {
    const days = isWinter(last, hemisphere) ? rhythm.winterIntervalDays : rhythm.waterIntervalDays;
    last = new Date(last.getFullYear(), last.getMonth(), last.getDate() + days);
    dates.push(last);
  }
  return dates;
}
