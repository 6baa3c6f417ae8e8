import type { LookId } from '../../questions.js';
import type { Reading } from '../../speech.js';

const looks: Readonly<Record<LookId, string>> = {
  insects: 'insecto*, bicho*, bichito*, moscas, mosquitas, plaga*, bultos, bultitos',
  coating: 'polvo*, polvillo*, telaraña*, pelusa*, moho, algodón, algodonos*, pegajos*, hollín, costra*',
  holes: 'agujero*, agujerito*, mordisco*, mordid*, comida, comidas',
  mushy: 'bland*, podrid*, pudre*, pudriend*, babos*',
  spots: 'mancha*, manchit*, motas, moteado*, puntos, puntitos, lesión, lesiones',
  yellow: 'amarill*, clorótic*',
  brown: 'marrón, marrones, seca, secas, seco, crujient*, quemad*, necrosis, necrótic*, pard*',
  droop:
    'hojas caídas, planta caída, tallos caídos, marchit*, lacia, lacias, lacio, mustia*, decaíd*, cuelga*, flácid*',
  curled: 'enrolla*, rizad*, retorcid*, arrugad*, deform*',
  dropped:
    'se caen, se cae, caen, cayendo, caída de hojas, caída de las hojas, caída de capullos, pierde hojas, pierde sus hojas, pierde las hojas, pérdida de hojas, suelta hojas',
  pale: 'pálid*, descolorid*, decolora*, desteñid*, clara, claras',
  weak: 'débil*, raquític*, ahilad*, estirad*, larguiruch*, crece poco, delgad*',
};

/** How free texts are read. */
const reading: Reading = {
  looks,
  own: /[áéíóúñ¿¡]|(?<!\p{L})(el|la|los|las|y|con|por|un|una|se|en|que|del|de|sus|muy|hojas?|planta|sin)(?!\p{L})/u,
  negation: /(?<!\p{L})(?:no|sin|ni|nunca|ningún|ninguna|ninguno|tampoco|libre de|libres de)(?!\p{L})/u,
  denied: /descartad|improbable|poco probable/u,
  clause: /[.;:!?¿¡\n]|,? pero |,? sino |,? aunque |,? solo |,? sólo |,? sin embargo /,
};
export default reading;
