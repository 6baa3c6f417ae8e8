import type { CARRIED_DISEASES } from '../../catalogue/carried-diseases.js';
import type { TextsOf } from '../../problem.js';

/** What comes with insects that suck sap. */
const texts: TextsOf<typeof CARRIED_DISEASES> = {
  ants: {
    name: 'Hormigas',
    about:
      'Las hormigas no comen plantas: buscan la savia pegajosa de pulgones y cochinillas, y algunas anidan en tierra seca.',
    steps: [
      'Busca pulgones y cochinillas bajo las hojas y en los tallos.',
      'Límpialos o quítalos con agua: sin su savia pegajosa, las hormigas se van.',
      'Si anidan en la maceta, tenla media hora en agua y luego deja que escurra.',
    ],
    avoid:
      'No eches polvos para hormigas: dañan a las abejas, a los animales de casa y a los insectos que comen plagas.',
    words: 'hormiga*',
  },
  'sooty-mould': {
    name: 'Negrilla',
    about:
      'Una película negra crece sobre la savia pegajosa de los insectos; solo quita luz, pero los insectos hacen daño.',
    steps: [
      'Limpia la película negra con un paño húmedo.',
      'Busca bajo las hojas y en los tallos los insectos que sueltan esa savia.',
      'Quita también esos insectos.',
    ],
    avoid: 'No trates solo la negrilla: mientras haya insectos, volverá.',
    words: 'negrilla, fumagina, película negra',
  },
  virus: {
    name: 'Un virus de las plantas',
    about:
      'Las hojas muestran un mosaico o anillos y los brotes salen retorcidos; lo contagian insectos, herramientas y manos.',
    steps: [
      'Aléjala de otras plantas de su especie.',
      'Lávate las manos y lava las herramientas después de tocarla.',
      'Si las hojas nuevas también salen marcadas, despídete de la planta.',
    ],
    avoid: 'No saques esquejes de ella.',
    words: 'virus, virosis, virus del mosaico, mosaico',
  },
};
export default texts;
