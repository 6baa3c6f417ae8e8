import type { Translation } from '../catalogue.js';
import type english from '../en/propagation.js';

/** How plants are multiplied at home: the name of each way, and its steps. */
const texts: Translation<typeof english> = {
  best: '{{name}}: **{{way}}**. {{how}}',
  another: 'Otra manera: **{{way}}**. {{how}}',
  unknown:
    '{{name}}: no sé cómo se multiplica mejor. Te lo puede decir un vivero o una asociación de aficionados a las plantas.',
  gloves: 'Ponte guantes: su savia puede dañar la piel y los ojos.',
  waterCuttings: 'esquejes en agua',
  waterCuttingsHow:
    'En primavera o verano, corta un tallo justo por debajo de un nudo. Quita las hojas de abajo y ponlo en un vaso de agua, con un nudo bajo el agua y ninguna hoja. Tenlo con mucha luz, pero sin sol, y cambia el agua cada semana. Plántalo cuando las raíces sean tan largas como tu dedo meñique.',
  plantlets: 'las plantas jóvenes que ella misma produce',
  plantletsHow:
    'Pon una planta joven sobre tierra húmeda del tipo en que crece su madre, y sujétala con una pinza si se levanta. Si aún cuelga de la madre, córtala cuando tenga raíces y no se mueva al tirar con suavidad.',
  division: 'dividirla',
  divisionHow:
    'En primavera, sácala de la maceta o de la tierra. Sepárala con las manos o con un cuchillo de modo que cada trozo tenga raíces y brotes propios. Planta los trozos enseguida, tan hondos como estaban, y mantenlos húmedos las primeras semanas.',
  lateDivision: 'dividirla después de la floración',
  lateDivisionHow:
    'Sácala de la tierra después de la floración, como muy tarde a principios de otoño. Sepárala de modo que cada trozo tenga raíces y yemas propias, y planta los trozos enseguida, tan hondos como estaban. El primer año quizá no florezcan.',
  offsets: 'los hijuelos que salen en su base',
  offsetsHow:
    'En primavera o verano, espera a que un hijuelo mida más o menos un tercio de su madre. Córtalo con todas las raíces propias que puedas. Si es carnoso, deja secar el corte uno o dos días. Después dale una maceta pequeña para él solo.',
  succulentLeaves: 'hojas sueltas',
  succulentLeavesHow:
    'En primavera o verano, gira una hoja entera y carnosa hasta que se suelte. Déjala secar unos días y ponla sobre tierra para cactus, con mucha luz. Humedece un poco la tierra cuando veas raíces. En unas semanas crece una planta nueva en su extremo; la hoja vieja se seca sola.',
  strands: 'una rama tendida sobre la tierra',
  strandsHow:
    'En primavera o verano, corta una rama tan larga como tu dedo y tiéndela sobre tierra para cactus, de modo que los nudos la toquen. Tenla con mucha luz y la tierra apenas húmeda. En unas semanas echa raíces en los nudos.',
  dryCuttings: 'un trozo que antes se deja secar',
  dryCuttingsHow:
    'En primavera o verano, corta un trozo con un cuchillo limpio, por una articulación si las tiene. Deja secar el corte unos días, hasta que se cierre. Después húndelo el ancho de un dedo en tierra para cactus seca, y riega un poco solo pasadas una o dos semanas.',
  leafCuttings: 'una hoja con su pecíolo',
  leafCuttingsHow:
    'En primavera o verano, corta una hoja sana con un trozo de su pecíolo y clávalo en tierra para semilleros húmeda. Cúbrela con una bolsa transparente y tenla con mucha luz, sin sol. Al cabo de unos meses salen plantas pequeñas a su lado.',
  leafPieces: 'trozos de hoja',
  leafPiecesHow:
    'En primavera o verano, corta una hoja sana a lo ancho en trozos de 5 cm más o menos, y recuerda qué extremo estaba abajo. Clávalos por ese extremo en tierra para semilleros húmeda, y tenlos con mucha luz y apenas húmedos. Al cabo de unos meses salen plantas pequeñas; de una hoja rayada pueden salir verdes del todo.',
  tipCuttings: 'esquejes',
  tipCuttingsHow:
    'A finales de primavera o en verano, corta la punta de un tallo sano, de 10 cm más o menos, justo por debajo de un nudo. Quita las hojas de abajo, clávalo en tierra para semilleros húmeda y cúbrelo con una bolsa transparente. Tenlo con mucha luz, pero sin sol. Cuando crece, ya tiene raíces.',
  airLayering: 'un acodo aéreo',
  airLayeringHow:
    'En primavera, corta el tallo por debajo de una hoja hasta un tercio de su grosor, y mantén el corte abierto con una cerilla. Envuélvelo con musgo mojado, y el musgo con plástico. Mantén el musgo mojado. Cuando esté lleno de raíces, al cabo de unos meses, corta el tallo por debajo y planta la parte de arriba.',
  summerCuttings: 'esquejes a finales de verano',
  summerCuttingsHow:
    'Corta tallos de este año sin flor, de 10 cm más o menos, que empiecen a endurecerse en la base. Quita las hojas de abajo y clávalos en tierra húmeda y arenosa. Tenlos con luz, sin el sol del mediodía, y sin heladas en invierno. En primavera tienen raíces.',
  winterCuttings: 'estacas en invierno',
  winterCuttingsHow:
    'Cuando hayan caído las hojas, corta un trozo de la madera de este año, tan largo como un lápiz, justo por debajo de una yema. Clávalo del derecho en un sitio resguardado, con dos tercios bajo tierra. Déjalo allí un año antes de moverlo.',
  layering: 'una rama que echa raíces en el suelo',
  layeringHow:
    'En primavera, dobla una rama baja hasta el suelo, ráscala por debajo y entierra ese punto unos centímetros, con la punta fuera. Sujétala con una piedra. Córtala cuando tenga raíces propias, a menudo al cabo de un año.',
  suckers: 'los brotes de sus raíces',
  suckersHow:
    'A finales de otoño, desentierra un brote joven que salga de las raíces y córtalo con raíces propias. Plántalo enseguida. Si tu planta está injertada, esos brotes son de otra clase.',
  bulbs: 'sus bulbos pequeños',
  bulbsHow:
    'Cuando las hojas se hayan secado, sácala de la tierra y separa los bulbos pequeños. Plántalos en la época en que se plantan los grandes, dos o tres veces más hondos que su altura. Florecen al cabo de dos o tres años.',
  tubers: 'trozos de su raíz',
  tubersHow:
    'En primavera, cuando empiece a brotar, corta la raíz gruesa de modo que cada trozo tenga una yema. Deja secar los cortes un día y planta los trozos con la yema hacia arriba.',
  cloves: 'sus dientes',
  clovesHow:
    'En otoño o a principios de primavera, separa los dientes de una cabeza y clava los más grandes en la tierra con la punta hacia arriba, más o menos a 5 cm de hondo y a 15 cm uno de otro.',
  stone: 'su hueso',
  stoneHow:
    'Lávalo y sujétalo con palillos sobre un vaso, de modo que el extremo ancho quede en el agua. Tenlo en un sitio cálido y con luz. En uno o dos meses se abre y echa raíces. Una planta de hueso rara vez da fruto.',
  seed: 'semillas',
  seedHow:
    'Siembra en la época y a la profundidad que diga el sobre. Mantén la tierra húmeda, con luz y tan cálida como pida el sobre. Cuando las plantitas tengan el segundo par de hojas, dale a cada una su propio sitio.',
  slowSeed: 'casi imposible en casa',
  slowSeedHow:
    'Solo crece de semilla fresca, que tarda meses en nacer y años en lucir. Mejor compra una planta joven.',
  spores: 'casi imposible en casa',
  sporesHow: 'Solo crece de esporas, y eso pide los cuidados de un vivero. Mejor compra una planta joven.',
  grafted: 'casi imposible en casa',
  graftedHow:
    'Los viveros la injertan sobre otra raíz, y lo que nace de su semilla rara vez se parece a la madre. Mejor compra una planta joven.',
};
export default texts;
