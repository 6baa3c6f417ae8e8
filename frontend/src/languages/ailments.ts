import { speak, type Tongue } from '@leaflore/doctor';
import { partOf } from './texts';

/** The plant doctor says its questions, its answers and its catalogue in the reader’s language. */
speak(partOf('ailments') as () => Tongue | undefined);
