import type { ROTS } from '../../catalogue/rots.js';
import type { TextsOf } from '../../problem.js';

/** Diseases of roots, stems and hearts, where a plant is lost quickly. */
const texts: TextsOf<typeof ROTS> = {
  'root-rot': {
    name: 'Podredumbre de las raíces',
    about:
      'Las raíces que han estado en agua mueren y se ponen marrones; la planta está caída aunque la tierra esté mojada.',
    steps: [
      'Sácala de la maceta y corta todas las raíces marrones y blandas.',
      'Plántala en tierra nueva y aireada, en una maceta no más grande que las raíces.',
      'Riega poco hasta que vuelva a crecer.',
    ],
    avoid: 'No la abones, ni la riegues solo porque esté caída.',
    words:
      'podredumbre de las raíces, podredumbre de raíz, podredumbre de raíces, podredumbre de la raíz, podredumbre radicular, pudrición de raíz, pudrición de la raíz, pudrición de raíces, pudrición de las raíces, pudrición radicular, raíces podridas, pythium, phytophthora',
  },
  'crown-rot': {
    name: 'Podredumbre del corazón o del tallo',
    about: 'El corazón, o el tallo a ras de tierra, se pone blando y oscuro donde se quedó el agua.',
    steps: [
      'Con guantes, corta todas las partes blandas con un cuchillo limpio, hasta el tejido firme.',
      'Deja secar la herida unos días antes de regar.',
      'Toma un brote sano como esqueje, por si no se puede salvar.',
    ],
    avoid: 'No eches agua en el corazón de la planta.',
    words:
      'podredumbre del cuello, podredumbre del tallo, podredumbre del corazón, podredumbre de la corona, podredumbre basal, pudrición del tallo, pudrición del cuello, pudrición de la corona, rhizoctonia',
  },
  'soft-rot': {
    name: 'Podredumbre blanda',
    about: 'Las hojas y los tallos carnosos se ponen vidriosos y se deshacen en días, a menudo con mal olor.',
    steps: [
      'Corta todas las partes blandas con un cuchillo limpio; ponte guantes, porque la savia puede irritar.',
      'Déjala fuera de la tierra hasta que el corte esté seco, y luego plántala en tierra seca con arena gruesa.',
      'Riega solo cuando veas que sigue firme.',
    ],
    avoid: 'No riegues antes de que los cortes estén secos.',
    words:
      'podredumbre blanda, pudrición blanda, erwinia, podredumbre, pudrición, tallo blando, tallo podrido',
  },
  'damping-off': {
    name: 'Caída de las plántulas',
    about:
      'Las plántulas se doblan a ras de tierra de un día para otro; un hongo se extiende por bandejas mojadas y apretadas.',
    steps: [
      'Saca las plántulas caídas con la tierra de alrededor.',
      'Dale luz y aire a la bandeja; quítale la tapa.',
      'Riega desde abajo, y solo cuando la superficie esté seca.',
    ],
    avoid: 'No siembres espeso, y no vuelvas a usar la tierra.',
    words: 'caída de las plántulas, caída de plántulas, mal del semillero, mal del talluelo, damping off',
  },
  'southern-blight': {
    name: 'Podredumbre por Sclerotium',
    about:
      'Con tiempo caluroso y húmedo, hilos blancos con bolitas como semillas rodean el tallo, y la planta se desploma.',
    steps: [
      'Saca la planta con la tierra de alrededor y métela en una bolsa.',
      'Retira el acolchado y las hojas muertas cercanas.',
      'Limpia la pala antes de usarla en otro sitio.',
    ],
    avoid: 'No lleves tierra de allí a otro bancal.',
    words: 'sclerotium, esclerocio*, tizón sureño, tizón del sur',
  },
  'wilt-disease': {
    name: 'Marchitez vascular',
    about:
      'Un hongo tapona los vasos de un tallo o de un lado, que se queda caído aunque la tierra esté húmeda.',
    steps: [
      'Corta los tallos caídos hasta la madera sana y tíralos.',
      'Limpia después las tijeras de podar.',
      'Mantén la tierra siempre algo húmeda.',
    ],
    avoid: 'No vuelvas a plantar la misma especie en ese sitio.',
    words:
      'marchitez vascular, verticilosis, verticillium, fusarium, fusariosis, marchitez del clematis, marchitez de la clemátide',
  },
};
export default texts;
