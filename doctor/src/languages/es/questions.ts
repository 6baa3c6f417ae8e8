import type { LookWords, QuestionTexts } from '../../questions.js';

const looks: LookWords = {
  spots: ['Manchas', 'manchas'],
  yellow: ['Hojas amarillas', 'hojas amarillas'],
  brown: ['Seca y marrón', 'hojas secas y marrones'],
  pale: ['Pálida o moteada', 'hojas pálidas'],
  coating: ['Polvo, pelusa, telarañas, gotas o setas', 'algo que cubre la planta'],
  insects: ['Insectos o bultitos', 'bichitos'],
  holes: ['Agujeros o mordiscos', 'agujeros'],
  droop: ['Hojas caídas', 'hojas caídas'],
  mushy: ['Blanda y podrida', 'partes blandas y podridas'],
  curled: ['Enrollada, retorcida o arrugada', 'hojas enrolladas o arrugadas'],
  dropped: ['Se caen hojas o capullos', 'hojas o capullos que se caen'],
  weak: ['Crece poco o no da flores', 'un crecimiento débil'],
};

/** The questions of the guided check. */
const texts: QuestionTexts = {
  look: { ask: '¿Qué es lo que más te llama la atención?', options: looks },
  also: { ask: '¿Ves algo más?', options: { ...looks, nothing: ['Nada más', 'nada más'] } },
  spots: {
    ask: '¿Cómo son las manchas?',
    options: {
      ringed: ['Marrones con borde amarillo', 'manchas marrones con borde amarillo'],
      black: ['Negras o de un morado oscuro', 'manchas negras'],
      rusty: ['Polvo naranja que se quita al frotar', 'polvo naranja que se quita al frotar'],
      wet: ['Oscuras y como mojadas', 'manchas oscuras y como mojadas'],
      bleached: ['Claras y como de papel, hacia el sol', 'zonas como de papel hacia el sol'],
      mosaic: ['Zonas o anillos claros y oscuros', 'un dibujo de zonas claras y oscuras'],
      lines: ['Líneas claras y sinuosas', 'líneas claras y sinuosas'],
      corky: ['Bultitos como de corcho', 'bultitos como de corcho'],
      spreading: ['Grandes, marrones y crecen deprisa', 'manchas marrones que crecen deprisa'],
      fuzzy: ['Amarillas por arriba, pelusa debajo', 'manchas amarillas con pelusa por debajo'],
    },
  },
  yellow: {
    ask: '¿Cómo amarillean las hojas?',
    options: {
      veins: ['Solo entre los nervios', 'hojas amarillas con los nervios verdes'],
      whole: ['La hoja entera', 'hojas amarillas por completo'],
      edges: ['Desde el borde hacia dentro', 'un amarillo que empieza en el borde'],
      patchy: ['En puntos y manchas', 'puntos y manchas amarillas'],
    },
  },
  brown: {
    ask: '¿Qué parte está marrón?',
    options: {
      tips: ['Solo las puntas', 'puntas marrones'],
      edges: ['Los bordes', 'bordes marrones'],
      whole: ['Hojas enteras, resecas', 'hojas enteras resecas'],
      black: ['Oscuras o negras, y flácidas', 'hojas oscuras y flácidas'],
    },
  },
  pale: {
    ask: '¿De qué manera está pálida?',
    options: {
      speckled: ['Puntitos claros', 'puntitos claros'],
      silver: ['Rayas plateadas', 'rayas plateadas'],
      washed: ['Más pálida por todas partes', 'hojas más pálidas por todas partes'],
      bleached: ['Descolorida por el sol', 'hojas descoloridas por el lado del sol'],
    },
  },
  coating: {
    ask: '¿Qué tiene encima?',
    options: {
      powder: ['Polvo blanco', 'polvo blanco'],
      fuzz: ['Pelusa gris o marrón', 'pelusa gris'],
      webs: ['Telarañas finas', 'telarañas finas'],
      cotton: ['Algodón blanco', 'algodón blanco'],
      soot: ['Hollín negro', 'hollín negro'],
      sticky: ['Gotas pegajosas', 'gotas pegajosas'],
      crust: ['Costra blanca en la tierra o la maceta', 'una costra blanca en la tierra o la maceta'],
      threads: ['Hilos blancos junto a la tierra', 'hilos blancos junto a la tierra'],
      mushrooms: ['Setas o moho en la tierra', 'setas o moho en la tierra'],
    },
  },
  insects: {
    ask: '¿Cómo son los bichitos?',
    options: {
      clusters: ['Pequeños, blandos y apiñados', 'insectos pequeños, blandos y apiñados'],
      whiteflies: ['Blancos, que echan a volar', 'mosquitas blancas que echan a volar'],
      gnats: ['Mosquitas oscuras cerca de la tierra', 'mosquitas oscuras cerca de la tierra'],
      bumps: ['Bultos marrones que no se mueven', 'bultos marrones que no se mueven'],
      woolly: ['Blancos y lanosos', 'insectos blancos y lanosos'],
      dots: ['Puntitos que se mueven', 'puntitos que se mueven'],
      slivers: ['Muy finos, como astillitas', 'insectos pequeños y muy finos'],
      caterpillars: ['Orugas', 'orugas'],
      grubs: ['Larvas blancas en la tierra', 'larvas blancas en la tierra'],
      slugs: ['Babosas o caracoles', 'babosas o caracoles'],
      beetles: ['Escarabajos', 'escarabajos'],
      ants: ['Hormigas', 'hormigas'],
    },
  },
  holes: {
    ask: '¿Cómo son los agujeros?',
    options: {
      ragged: ['Grandes e irregulares', 'agujeros grandes e irregulares'],
      notches: ['Muescas en el borde', 'muescas en el borde'],
      tiny: ['Muchos agujeritos', 'muchos agujeritos'],
      slime: ['Agujeros con baba plateada al lado', 'baba plateada'],
      torn: ['Desgarros pequeños en hojas jóvenes', 'desgarros pequeños en hojas jóvenes'],
      bare: ['Solo quedan nervios o ramas peladas', 'hojas comidas hasta los nervios'],
    },
  },
  droop: {
    ask: '¿Cómo está caída?',
    options: {
      all: ['Toda la planta', 'una planta toda caída'],
      heat: ['A mediodía, por la tarde mejora', 'hojas caídas que se recuperan por la tarde'],
      side: ['Un tallo o un lado', 'un solo lado caído'],
      collapsed: ['Tumbada a ras de tierra', 'una planta tumbada a ras de tierra'],
      seedlings: ['Plántulas tumbadas', 'plántulas tumbadas'],
    },
  },
  mushy: {
    ask: '¿Qué parte está blanda?',
    options: {
      base: ['El tallo a ras de tierra', 'un tallo blando a ras de tierra'],
      heart: ['El corazón, donde nacen las hojas', 'un corazón blando'],
      leaves: ['Las hojas', 'hojas blandas y vidriosas'],
      flowers: ['Flores o bayas', 'flores o bayas podridas'],
      fruit: ['La parte de abajo del fruto', 'un fruto oscuro por abajo'],
    },
  },
  curled: {
    ask: '¿Cómo está enrollada?',
    options: {
      twisted: ['Hojas jóvenes pequeñas y retorcidas', 'hojas jóvenes retorcidas'],
      rolled: ['Bordes enrollados hacia arriba', 'bordes enrollados'],
      blistered: ['Ampollas gruesas, rojas o pálidas', 'ampollas gruesas'],
      wrinkled: ['Arrugada como una pasa', 'hojas arrugadas'],
    },
  },
  dropped: {
    ask: '¿Qué se cae?',
    options: {
      old: ['Unas pocas hojas viejas', 'unas pocas hojas viejas que se caen'],
      green: ['Muchas hojas, aún verdes', 'muchas hojas verdes que se caen'],
      yellowed: ['Muchas hojas, antes amarillas', 'muchas hojas que amarillean y se caen'],
      buds: ['Capullos o flores', 'capullos que se caen'],
    },
  },
  weak: {
    ask: '¿En qué se nota que está débil?',
    options: {
      stretched: ['Larga, delgada e inclinada', 'tallos largos y delgados'],
      stopped: ['Ha dejado de crecer', 'un crecimiento parado'],
      small: ['Hojas nuevas pequeñas', 'hojas nuevas pequeñas'],
      flowerless: ['Hojas, pero sin flores', 'hojas sin flores'],
      lush: ['Muy frondosa y blanda', 'un crecimiento muy frondoso y blando'],
      resting: ['Se ha secado por arriba', 'una planta que se ha secado por arriba'],
    },
  },
  place: {
    ask: '¿Dónde está peor?',
    options: {
      old: ['Hojas viejas de abajo', 'las hojas viejas primero'],
      new: ['Hojas jóvenes y puntas', 'los brotes jóvenes primero'],
      underside: ['Debajo de las hojas', 'el envés de las hojas'],
      sunny: ['El lado del sol', 'el lado del sol'],
      stem: ['Los tallos', 'los tallos'],
      flower: ['Flores, capullos o frutos', 'las flores, los capullos o los frutos'],
      soil: ['En la tierra o a ras de ella', 'la tierra'],
      all: ['Por todas partes', 'toda la planta'],
    },
  },
  soil: {
    ask: 'Mete un dedo en la tierra. ¿Cómo está?',
    options: {
      dry: ['Seca', 'la tierra seca'],
      moist: ['Un poco húmeda', 'la tierra húmeda'],
      wet: ['Mojada', 'la tierra mojada'],
    },
  },
  roots: {
    ask: 'Si puedes, sácala de la maceta. ¿Cómo están las raíces?',
    options: {
      crowded: ['Dan vueltas o llenan la maceta', 'raíces que llenan la maceta'],
      brown: ['Marrones y blandas', 'raíces marrones y blandas'],
      firm: ['Claras y firmes', 'raíces firmes'],
      woolly: ['Con pelusa blanca', 'pelusa blanca en las raíces'],
      eaten: ['Comidas', 'raíces comidas'],
    },
  },
  lately: {
    ask: '¿Ha pasado algo últimamente?',
    options: {
      nothing: ['Nada especial', 'nada especial últimamente'],
      repotted: ['Trasplantada', 'el trasplante'],
      moved: ['Comprada o cambiada de sitio', 'el cambio de sitio'],
      cold: ['Frío o corriente de aire', 'el frío'],
      hot: ['Calor o sol fuerte', 'el calor o el sol fuerte'],
      fed: ['Abonada', 'el abono'],
      dry: ['Se quedó seca', 'la falta de agua'],
      wet: ['Mucha lluvia o agua', 'mucha lluvia o agua'],
      bloomed: ['Terminó de florecer', 'la floración que acaba de terminar'],
    },
  },
  pace: {
    ask: '¿Con qué rapidez apareció?',
    options: {
      days: ['En pocos días', 'que apareció en pocos días'],
      weeks: ['A lo largo de unas semanas', 'que apareció a lo largo de semanas'],
      months: ['A lo largo de meses', 'que apareció a lo largo de meses'],
    },
  },
  others: {
    ask: '¿Lo tienen también otras plantas?',
    options: {
      alone: ['Solo esta', 'que solo esta planta lo tiene'],
      same: ['Otras de su especie', 'que otras de su especie lo tienen'],
      many: ['Muchas especies', 'que plantas de muchas especies lo tienen'],
    },
  },
};
export default texts;
