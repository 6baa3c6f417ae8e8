import type { Translation } from '../catalogue.js';
import type english from '../en/tips.js';

/** What to think of at a time of year, two sentences each. No month, as it is said half a year later in the south, and no measure. */
const texts: Translation<typeof english> = {
  cactiRest:
    'Los cactus y las suculentas descansan ahora mejor en un sitio fresco y con luz, lejos de los radiadores. Dales solo el agua justa para que no se arruguen.',
  potsInFrost:
    'En una maceta al aire libre, las raíces se enfrían más que en el suelo. Envuelve la maceta o ponla a resguardo antes de una helada fuerte.',
  noFeedInWinter:
    'La mayoría de las plantas de interior descansan ahora y no necesitan abono. Vuelve a abonar en primavera, cuando los días se alarguen y salgan hojas nuevas.',
  coldWindows:
    'Que las hojas no toquen los cristales fríos, y que las macetas estén lejos de los radiadores y las corrientes. Toca la tierra antes de regar, que ahora la mayoría bebe menos.',
  winterPests:
    'Mira debajo de las hojas cuando pases al lado: a las plagas les va bien en las habitaciones en invierno. Lo más fácil es frenarlas mientras son pocas.',
  repot:
    'Saca la planta de su maceta: si las raíces cubren la tierra por fuera, le toca una nueva. Elige solo la talla siguiente, porque una maceta grande sigue mojada demasiado tiempo.',
  feedAgain:
    'Los días ya son más largos: vuelve a abonar una planta en cuanto le veas hojas nuevas. Sigue lo que dice la etiqueta, porque demasiado abono puede matarla.',
  bulbLeaves:
    'Quita a los bulbos las flores marchitas, pero deja las hojas hasta que amarilleen. Están preparando las flores del año que viene.',
  summerOutdoors:
    'Cuando ya no hiele y las noches sean suaves, a muchas plantas de interior les sienta bien un verano al aire libre. Tenlas unos días a la sombra y luego dales cada día un poco más de sol.',
  deadhead:
    'Quita las flores según se marchiten. Las plantas de temporada y las vivaces que vuelven a florecer durarán así más tiempo.',
  hotDays:
    'En plena ola de calor, una maceta al aire libre puede necesitar agua todos los días. Toca la tierra de todas tus plantas más a menudo de lo que acostumbras.',
  backIndoors:
    'Mientras las noches sean suaves y antes de que pueda helar, mete en casa lo que ha pasado el verano fuera. Primero, busca insectos en las hojas y en la tierra.',
};
export default texts;
