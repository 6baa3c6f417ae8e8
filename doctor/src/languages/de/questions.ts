import type { LookWords, QuestionTexts } from '../../questions.js';

const looks: LookWords = {
  spots: ['Flecken', 'Flecken'],
  yellow: ['Gelbe Blätter', 'gelbe Blätter'],
  brown: ['Trocken und braun', 'trockene, braune Blätter'],
  pale: ['Blass oder gesprenkelt', 'blasse Blätter'],
  coating: ['Belag, Flaum, Gespinst, Klebriges oder Pilze', 'ein Belag auf der Pflanze'],
  insects: ['Insekten oder kleine Höcker', 'kleine Tiere'],
  holes: ['Löcher oder Fraßstellen', 'Löcher'],
  droop: ['Sie lässt die Blätter hängen', 'hängende Blätter'],
  mushy: ['Weich und faul', 'weiche, faule Stellen'],
  curled: ['Eingerollt, verdreht oder runzlig', 'eingerollte oder runzlige Blätter'],
  dropped: ['Blätter oder Knospen fallen ab', 'Blätter oder Knospen, die abfallen'],
  weak: ['Kümmerlich oder ohne Blüten', 'kümmerlicher Wuchs'],
};

/** The questions of the guided check. */
const texts: QuestionTexts = {
  look: { ask: 'Was fällt dir am meisten auf?', options: looks },
  also: { ask: 'Siehst du noch etwas?', options: { ...looks, nothing: ['Sonst nichts', 'sonst nichts'] } },
  spots: {
    ask: 'Wie sehen die Flecken aus?',
    options: {
      ringed: ['Braun mit gelbem Rand', 'braune Flecken mit gelbem Rand'],
      black: ['Schwarz oder dunkelviolett', 'schwarze Flecken'],
      rusty: ['Orangefarbener Staub, der abfärbt', 'orangefarbener Staub, der abfärbt'],
      wet: ['Dunkel und wie nass', 'dunkle Flecken wie von Nässe'],
      bleached: ['Hell und dünn wie Papier, zur Sonne hin', 'papierdünne Stellen zur Sonne hin'],
      mosaic: ['Helle und dunkle Felder oder Ringe', 'ein Muster aus hellen und dunklen Feldern'],
      lines: ['Helle, gewundene Linien', 'helle, gewundene Linien'],
      corky: ['Kleine Höcker wie Kork', 'kleine Höcker wie Kork'],
      spreading: ['Groß, braun und schnell wachsend', 'braune Flecken, die schnell wachsen'],
      fuzzy: ['Oben gelb, unten Flaum', 'gelbe Flecken mit Flaum darunter'],
    },
  },
  yellow: {
    ask: 'Wie sieht das Gelb aus?',
    options: {
      veins: ['Nur zwischen den Adern', 'gelbe Blätter, deren Adern grün bleiben'],
      whole: ['Das ganze Blatt', 'ganz gelbe Blätter'],
      edges: ['Vom Rand nach innen', 'Gelb, das am Rand beginnt'],
      patchy: ['In Punkten und Flecken', 'gelbe Punkte und Flecken'],
    },
  },
  brown: {
    ask: 'Was ist braun?',
    options: {
      tips: ['Nur die Spitzen', 'braune Spitzen'],
      edges: ['Die Ränder', 'braune Ränder'],
      whole: ['Ganze Blätter, dürr', 'ganze Blätter, die dürr sind'],
      black: ['Dunkel oder schwarz, und schlaff', 'dunkle, schlaffe Blätter'],
    },
  },
  pale: {
    ask: 'Wie sieht das Blasse aus?',
    options: {
      speckled: ['Feine helle Punkte', 'feine helle Punkte'],
      silver: ['Silbrige Streifen', 'silbrige Streifen'],
      washed: ['Überall blasser', 'Blätter, die überall blasser sind'],
      bleached: ['Von der Sonne gebleicht', 'auf der Sonnenseite gebleichte Blätter'],
    },
  },
  coating: {
    ask: 'Was liegt darauf?',
    options: {
      powder: ['Weißes Pulver', 'weißes Pulver'],
      fuzz: ['Grauer oder brauner Flaum', 'grauer Flaum'],
      webs: ['Feine Gespinste', 'feine Gespinste'],
      cotton: ['Weiße Watte', 'weiße Watte'],
      soot: ['Schwarzer Ruß', 'schwarzer Ruß'],
      sticky: ['Klebrige Tropfen', 'klebrige Tropfen'],
      crust: ['Weiße Kruste auf Erde oder Topf', 'eine weiße Kruste auf Erde oder Topf'],
      threads: ['Weiße Fäden an der Erde', 'weiße Fäden an der Erde'],
      mushrooms: ['Pilze oder Schimmel auf der Erde', 'Pilze oder Schimmel auf der Erde'],
    },
  },
  insects: {
    ask: 'Wie sehen die Tiere aus?',
    options: {
      clusters: ['Kleine weiche, dicht an dicht', 'kleine, weiche Insekten, dicht an dicht'],
      whiteflies: ['Weiße, die auffliegen', 'kleine weiße Fliegen, die auffliegen'],
      gnats: ['Kleine dunkle Mücken an der Erde', 'kleine dunkle Mücken an der Erde'],
      bumps: ['Braune Höcker, die fest sitzen', 'braune Höcker, die fest sitzen'],
      woolly: ['Weiß und wollig', 'weiße, wollige Insekten'],
      dots: ['Winzige Punkte, die sich bewegen', 'winzige Punkte, die sich bewegen'],
      slivers: ['Schmal wie kleine Splitter', 'schmale kleine Insekten'],
      caterpillars: ['Raupen', 'Raupen'],
      grubs: ['Weiße Larven in der Erde', 'weiße Larven in der Erde'],
      slugs: ['Schnecken', 'Schnecken'],
      beetles: ['Käfer', 'Käfer'],
      ants: ['Ameisen', 'Ameisen'],
    },
  },
  holes: {
    ask: 'Wie sehen die Löcher aus?',
    options: {
      ragged: ['Groß und ausgefranst', 'große, ausgefranste Löcher'],
      notches: ['Kerben am Rand', 'Kerben am Rand'],
      tiny: ['Viele winzige Löcher', 'viele winzige Löcher'],
      slime: ['Löcher neben silbrigem Schleim', 'silbriger Schleim'],
      torn: ['Kleine Risse in jungen Blättern', 'kleine Risse in jungen Blättern'],
      bare: ['Kahle Adern oder kahle Zweige', 'bis auf die Adern abgefressene Blätter'],
    },
  },
  droop: {
    ask: 'Wie lässt sie die Blätter hängen?',
    options: {
      all: ['Die ganze Pflanze', 'eine Pflanze, die ganz hängt'],
      heat: ['Mittags, abends wieder besser', 'Hängen, das bis zum Abend vergeht'],
      side: ['Ein Trieb oder eine Seite', 'Hängen auf nur einer Seite'],
      collapsed: ['An der Erde umgefallen', 'eine Pflanze, die an der Erde umgefallen ist'],
      seedlings: ['Sämlinge, die umgefallen sind', 'umgefallene Sämlinge'],
    },
  },
  mushy: {
    ask: 'Was ist weich?',
    options: {
      base: ['Der Stängel an der Erde', 'ein weicher Stängel an der Erde'],
      heart: ['Das Herz, wo die Blätter entspringen', 'ein weiches Herz'],
      leaves: ['Die Blätter', 'weiche, glasige Blätter'],
      flowers: ['Blüten oder Beeren', 'faulende Blüten oder Beeren'],
      fruit: ['Die Unterseite der Frucht', 'eine dunkle Unterseite der Frucht'],
    },
  },
  curled: {
    ask: 'Wie ist sie eingerollt?',
    options: {
      twisted: ['Junge Blätter klein und verdreht', 'verdrehte junge Blätter'],
      rolled: ['Ränder nach oben gerollt', 'eingerollte Ränder'],
      blistered: ['Dicke rote oder blasse Blasen', 'dicke Blasen'],
      wrinkled: ['Runzlig wie eine Rosine', 'runzlige Blätter'],
    },
  },
  dropped: {
    ask: 'Was fällt ab?',
    options: {
      old: ['Ein paar alte Blätter', 'nur ein paar alte Blätter, die abfallen'],
      green: ['Viele Blätter, noch grün', 'viele grüne Blätter, die abfallen'],
      yellowed: ['Viele Blätter, vorher gelb', 'viele Blätter, die gelb werden und abfallen'],
      buds: ['Knospen oder Blüten', 'Knospen, die abfallen'],
    },
  },
  weak: {
    ask: 'Woran siehst du, dass sie kümmert?',
    options: {
      stretched: ['Lang und dünn, zur Seite geneigt', 'lange, dünne Triebe'],
      stopped: ['Sie wächst nicht mehr', 'Wachstum, das aufgehört hat'],
      small: ['Kleine neue Blätter', 'kleine neue Blätter'],
      flowerless: ['Blätter, aber keine Blüten', 'Blätter ohne Blüten'],
      lush: ['Sehr üppig und weich', 'sehr üppiger, weicher Wuchs'],
      resting: ['Ihr Laub ist eingezogen', 'eine Pflanze, deren Laub eingezogen ist'],
    },
  },
  place: {
    ask: 'Wo ist es am schlimmsten?',
    options: {
      old: ['An alten Blättern unten', 'die alten Blätter zuerst'],
      new: ['An jungen Blättern und Spitzen', 'die jungen Triebe zuerst'],
      underside: ['Unter den Blättern', 'die Unterseiten der Blätter'],
      sunny: ['Auf der Seite zur Sonne', 'die Sonnenseite'],
      stem: ['An den Stängeln', 'die Stängel'],
      flower: ['An Blüten, Knospen oder Früchten', 'Blüten, Knospen oder Früchte'],
      soil: ['An oder in der Erde', 'die Erde'],
      all: ['Überall', 'die ganze Pflanze'],
    },
  },
  soil: {
    ask: 'Steck einen Finger in die Erde. Wie ist sie?',
    options: {
      dry: ['Trocken', 'trockene Erde'],
      moist: ['Ein wenig feucht', 'feuchte Erde'],
      wet: ['Nass', 'nasse Erde'],
    },
  },
  roots: {
    ask: 'Wenn du kannst, heb sie aus dem Topf. Wie sind die Wurzeln?',
    options: {
      crowded: ['Sie kreisen oder füllen den Topf', 'Wurzeln, die den Topf füllen'],
      brown: ['Braun und weich', 'braune, weiche Wurzeln'],
      firm: ['Hell und fest', 'feste Wurzeln'],
      woolly: ['Mit weißem Flaum', 'weißer Flaum an den Wurzeln'],
      eaten: ['Abgefressen', 'abgefressene Wurzeln'],
    },
  },
  lately: {
    ask: 'Ist in letzter Zeit etwas geschehen?',
    options: {
      nothing: ['Nichts Besonderes', 'nichts Besonderes in letzter Zeit'],
      repotted: ['Umgetopft oder ausgepflanzt', 'das Umtopfen'],
      moved: ['Gekauft oder umgestellt', 'der neue Standort'],
      cold: ['Kälte oder Zugluft', 'die Kälte'],
      hot: ['Hitze oder starke Sonne', 'die Hitze oder starke Sonne'],
      fed: ['Gedüngt', 'das Düngen'],
      dry: ['Sie stand trocken', 'die Trockenheit'],
      wet: ['Viel Regen oder Wasser', 'viel Regen oder Wasser'],
      bloomed: ['Sie ist verblüht', 'die Blüte, die gerade vorbei ist'],
    },
  },
  pace: {
    ask: 'Wie schnell kam es?',
    options: {
      days: ['In wenigen Tagen', 'dass es in wenigen Tagen kam'],
      weeks: ['Über einige Wochen', 'dass es über einige Wochen kam'],
      months: ['Über Monate', 'dass es über Monate kam'],
    },
  },
  others: {
    ask: 'Haben es andere Pflanzen auch?',
    options: {
      alone: ['Nur diese', 'dass nur diese Pflanze es hat'],
      same: ['Andere ihrer Art', 'dass andere ihrer Art es haben'],
      many: ['Viele Arten', 'dass viele Arten von Pflanzen es haben'],
    },
  },
};
export default texts;
