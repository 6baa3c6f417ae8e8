/*
 * Places of the IANA time zone database where winter, with its frosts or its cold and short days, ends nearly everywhere what is grown for one
 * summer: our own judgement, after where they lie. A zone that is not here has no such winter, or some of its gardens have none, as where
 * Shanghai's reaches the tropics, or we do not know.
 */
const WINTERS = new RegExp(
  `^(Canada|Europe)/|^(Japan|NZ|Turkey|Arctic/Longyearbyen)$|^Africa/(Algiers|Ceuta|Tunis)$|^America/(Anchorage|Argentina/(Buenos_Aires|` +
    `Mendoza|Rio_Gallegos|Ushuaia)|Boise|Buenos_Aires|Chicago|Coyhaique|Denver|Detroit|Edmonton|Fort_Wayne|Glace_Bay|Goose_Bay|Halifax|` +
    `Indiana/.*|Indianapolis|Juneau|Kentucky/.*|Los_Angeles|Louisville|Mendoza|Menominee|Moncton|Montevideo|Montreal|New_York|` +
    `North_Dakota/.*|Punta_Arenas|Regina|Santiago|St_Johns|Swift_Current|Thunder_Bay|Toronto|Vancouver|Whitehorse|Winnipeg|Yellowknife)$|` +
    `^Asia/(Almaty|Aqtobe|Baku|Barnaul|Bishkek|Chita|Irkutsk|Kamchatka|Krasnoyarsk|Magadan|Novokuznetsk|Novosibirsk|Omsk|Pyongyang|` +
    `Qostanay|Sakhalin|Seoul|Tbilisi|Tokyo|Tomsk|Ulaanbaatar|Urumqi|Vladivostok|Yakutsk|Yekaterinburg|Yerevan)$|` +
    `^Atlantic/(Faeroe|Faroe|Reykjavik|Stanley)$|^Australia/(ACT|Adelaide|Canberra|Hobart|Melbourne|NSW|South|Sydney|Tasmania|Victoria)$|` +
    `^Pacific/(Auckland|Chatham)$`,
  'i',
);

/** Whether winter certainly ends outdoors what is grown for one season; false also where that is not known. */
export const hasWinter = (timeZone: string): boolean => WINTERS.test(timeZone);
