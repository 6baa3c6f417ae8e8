import type { Translation } from '../catalogue';
import type english from '../en/about';

const texts: Translation<typeof english> = {
  title: 'Sobre Leaflore',
  lead: 'Una aplicación que acompaña a quienes quieren a sus plantas y desean entenderlas mejor.',
  mission: 'Lo que queremos',
  missionWhy:
    'Una planta no puede decirte cómo se llama ni que tiene sed. Queremos que cualquiera que tenga un teléfono y un alféizar pueda averiguarlo, sin aprender latín ni forzar la vista con letra pequeña.',
  missionWho:
    'Mucha de la gente para la que hacemos esto lleva cincuenta años cuidando plantas y cinco con un teléfono inteligente. Por eso las letras son grandes, los botones son anchos y ninguna frase necesita diccionario.',
  offer: 'Lo que te ofrecemos',
  identification: 'Identificación de plantas con IA',
  identificationText:
    'Haz una foto y descubre qué planta se ve en ella. Te decimos lo seguros que estamos y, cuando no lo estamos, te mostramos las plantas que podría ser en lugar de adivinar.',
  care: 'Cuidados a tu medida',
  careText:
    'Tu jardín recuerda cuándo se regó cada planta y te dice cuál es la siguiente, y por qué toca hoy.',
  support: 'Ayuda de la comunidad',
  supportText:
    'Los miembros Premium comparten fotos, se preguntan unos a otros y descubren qué ha funcionado en otros alféizares.',
  knowledge: 'Conocimiento de expertos',
  knowledgeText:
    'Una biblioteca de plantas con el agua, la luz, la tierra y lo que es seguro para los animales de casa, en palabras sencillas y con la fuente de lo importante.',
  values: 'Lo que nos importa',
  accessibility: 'Para todo el mundo',
  accessibilityText:
    'Todo el mundo debería poder leer, escuchar y usar Leaflore: personas mayores, personas que ven poco, personas que usan un teclado o un lector de pantalla. La vista fácil lo agranda todo con un solo interruptor, muestra las plantas de una en una y lee en voz alta.',
  reliability: 'De confianza',
  reliabilityText:
    'Lo que guardas se queda guardado. Cuando no sabemos algo, lo decimos. Una foto sin planta no gasta ninguna identificación.',
  community: 'Comunidad',
  communityText:
    'Quien cuida plantas aprende de quien cuida plantas. Mantenemos un trato amable, y nadie es demasiado nuevo para preguntar.',
  built: 'Hecho con cariño',
  builtText:
    'Cada dibujo de estas páginas se ha hecho para esa planta y no para otra, cada texto se ha escrito para entenderse a la primera, y tus fotos son tuyas: puedes llevártelas o pedir que se borren cuando quieras.',
  thanks: 'Gracias por dejar que Leaflore cuide de tus plantas junto a ti.',
  write: 'Escríbenos',
};
export default texts;
