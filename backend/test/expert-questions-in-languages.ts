import type { LanguageCode } from '../src/kernel/languages/language.js';

/** A question in a language, and what its answer must contain. */
export type Asked = [code: LanguageCode, question: string, ...facts: RegExp[]];

/** Questions in German and Spanish about a garden whose plants have English names, and what the answer must contain. */
export const IN_OTHER_LANGUAGES: Asked[] = [
  ['de', 'Die Blätter vom Geldbaum sind schrumpelig', /\[Jade Plant\]/, /:\n\n- \*\*Zu wenig Wasser\*\*/],
  ['es', 'Las hojas del árbol de jade están arrugadas', /:\n\n- \*\*Falta de agua\*\*/],
  ['de', 'Meine Rose hat schwarze Flecken auf den Blättern', /:\n\n- \*\*Sternrußtau\*\*/],
  ['es', 'Mi rosal tiene manchas negras en las hojas', /:\n\n- \*\*Mancha negra del rosal\*\*/],
  ['de', 'Meine Tomaten sind unten schwarz', /diese Ursache:\n\n- \*\*Blütenendfäule\*\*/],
  ['es', 'Los tomates están negros por abajo', /a esto:\n\n- \*\*Podredumbre apical\*\*/],
  ['de', 'Kleine schwarze Fliegen in der Erde, was hilft?', /^Was du an deiner Pflanze/, /Trauermücken/],
  ['es', 'Hay mosquitas negras en la tierra', /^Lo que ves en tu planta/, /Mosca del sustrato/],
  ['de', 'Welche Zimmerpflanze braucht wenig Licht?', /und Zimmerpflanzen/, /\/library\/cast-iron-plant/],
  ['es', '¿Qué planta de interior necesita poca luz?', /y plantas de interior/, /\/library\/cast-iron-plant/],
  ['de', 'Verträgt Lavendel Frost?', /-18 bis 32 °C/],
  ['es', '¿El romero aguanta la sequía?', /\/library\/rosemary/, /cada 10 días/],
  ['de', 'Ich fahre drei Wochen weg, was mache ich mit meinen Pflanzen?', /\*\*Verreist du\?\*\*/],
  ['es', 'Me voy tres semanas de vacaciones, ¿qué hago con mis plantas?', /\*\*¿Te vas unos días\?\*\*/],
  ['de', 'Was ist in den nächsten zwei Wochen zu tun?', /in den nächsten 14 Tagen/],
  ['es', '¿Qué hay que hacer en las próximas dos semanas?', /en los próximos 14 días/],
  ['de', 'Wann hole ich den Oleander rein?', /-5 bis 36 °C/],
  ['es', '¿Cuándo meto el limonero en casa?', /de 7 a 30 °C/],
  ['de', 'Darf das Fensterblatt im Sommer nach draußen?', /16 bis 30 °C/],
  ['es', '¿Puedo sacar la costilla de Adán al balcón en verano?', /de 16 a 30 °C/],
  ['de', 'Muss ich die Rose im Winter schützen?', /-20 bis 30 °C/],
  ['es', 'Mi espatifilo no tiene flores', /\*\*Falta de luz\*\*/],
  ['de', 'Mein Einblatt hat keine Blüten', /\*\*Zu wenig Licht\*\*/],
  ['de', 'Das Einblatt blüht nicht', /\*\*Zu wenig Licht\*\*/],
  ['es', 'El espatifilo no florece', /\*\*Falta de luz\*\*/],
  ['de', 'Schimmel auf der Blumenerde', /:\n\n- \*\*Zu viel Wasser\*\*/],
  ['es', 'Hay moho en la tierra de la maceta', /:\n\n- \*\*Demasiada agua\*\*/],
  ['es', 'La hortensia está mustia', /\*\*Falta de agua\*\*/],
  ['de', 'Darf man Oleander verbrennen?', /verbrenne die Zweige nie/],
  ['es', '¿Puedo quemar las ramas de adelfa?', /\/library\/oleander/, /no quemes/i],
  [
    'de',
    'Der Hund erbricht sich, er war an der Dieffenbachie',
    /^\*\*Wenn dein Tier/,
    /gefährlich für Hunde/,
  ],
  ['es', 'Mi perro vomita, ha estado con la difenbaquia', /^\*\*Si tu animal/, /peligrosa para perros/],
  ['es', '¿Qué plantas no son tóxicas para los perros?', /\/library\/african-violet/],
  ['de', 'Wie oft gieße ich Rote Bete?', /\/library\/beetroot/],
];
