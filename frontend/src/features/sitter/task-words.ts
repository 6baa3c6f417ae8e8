import { toDoWords } from '../../entities/care/care-words';
import { tSitter } from '../../languages/sitter';
import type { SitterTaskDto } from '../../shared/api/sitter';

/** A task in a line: "Water Peace Lily"; one of the gardener's own: "Turn it: Peace Lily". */
export function taskWords({ kind, title, plantName: plant }: SitterTaskDto): string {
  const task = toDoWords({ kind, title });
  return title ? `${task}: ${plant}` : tSitter('task', { task, plant });
}
