import { toDoWords } from '../../entities/care/care-words';
import type { SitterTaskDto } from '../../shared/api/sitter';

/** A task in a line: "Water Peace Lily"; one of the gardener's own: "Turn it: Peace Lily". */
export const taskWords = ({ kind, title, plantName }: SitterTaskDto): string =>
  title ? `${toDoWords({ kind, title })}: ${plantName}` : `${toDoWords({ kind, title })} ${plantName}`;
