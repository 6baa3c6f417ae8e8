/** Decides the seasons; `tropics` has none worth speaking of. */
export type Hemisphere = 'north' | 'south' | 'tropics';

// Places of the IANA time zone database (zone1970.tab, public domain): latitude 10° S and beyond, or within 10° of
// the equator.
const SOUTH = new RegExp(
  `^(Antarctica|Australia|Chile)/|^(NZ|NZ-CHAT|Brazil/East|US/Samoa)$|^Africa/(Blantyre|Gaborone|Harare|Johannesburg|` +
    `Lubumbashi|Lusaka|Maputo|Maseru|Mbabane|Windhoek)$|^America/(Argentina/.*|Asuncion|Bahia|Buenos_Aires|Campo_Grande|Catamarca|` +
    `Cordoba|Coyhaique|Cuiaba|Jujuy|La_Paz|Lima|Mendoza|Montevideo|Punta_Arenas|Rosario|Santiago|Sao_Paulo)$|` +
    `^Atlantic/(South_Georgia|St_Helena|Stanley)$|^Indian/(Antananarivo|Christmas|Cocos|Comoro|Kerguelen|Mauritius|Mayotte|Reunion)$|` +
    `^Pacific/(Apia|Auckland|Chatham|Easter|Efate|Fiji|Gambier|Niue|Norfolk|Noumea|Pago_Pago|Pitcairn|Rarotonga|Samoa|Tahiti|` +
    `Tongatapu|Wallis)$`,
  'i',
);
const TROPICS = new RegExp(
  `^(Singapore|Kwajalein|Brazil/(Acre|DeNoronha|West))$|^Africa/(Abidjan|Accra|Addis_Ababa|Asmera|Asmara|Bangui|Brazzaville|Bujumbura|Conakry|` +
    `Dar_es_Salaam|Douala|Freetown|Juba|Kampala|Kigali|Kinshasa|Lagos|Libreville|Lome|Luanda|Malabo|Mogadishu|Monrovia|Nairobi|` +
    `Porto-Novo|Sao_Tome)$|^America/(Araguaina|Belem|Boa_Vista|Bogota|Cayenne|Costa_Rica|Eirunepe|Fortaleza|Guayaquil|Guyana|` +
    `Maceio|Manaus|Noronha|Panama|Paramaribo|Porto_Acre|Porto_Velho|Recife|Rio_Branco|Santarem)$|^Asia/(Brunei|Colombo|Dili|` +
    `Jakarta|Jayapura|Kuala_Lumpur|Kuching|Makassar|Pontianak|Singapore|Ujung_Pandang)$|^Indian/(Chagos|Mahe|Maldives)$|` +
    `^Pacific/(Bougainville|Chuuk|Enderbury|Fakaofo|Funafuti|Galapagos|Guadalcanal|Kanton|Kiritimati|Kosrae|Kwajalein|Majuro|` +
    `Marquesas|Nauru|Palau|Pohnpei|Ponape|Port_Moresby|Tarawa|Truk|Yap)$`,
  'i',
);

/** The hemisphere of an IANA time zone. */
export function hemisphereOf(timeZone: string): Hemisphere {
  if (SOUTH.test(timeZone)) return 'south';
  return TROPICS.test(timeZone) ? 'tropics' : 'north';
}
