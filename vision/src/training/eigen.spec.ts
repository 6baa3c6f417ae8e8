import { eigen } from './eigen.js';
import { seededRandom } from './random.js';

test('a symmetric matrix is its eigenvectors stretched by its eigenvalues', () => {
  const size = 12;
  const random = seededRandom('eigen');
  const matrix = new Float64Array(size * size);
  for (let i = 0; i < size; i += 1) {
    for (let j = 0; j <= i; j += 1) matrix[i * size + j] = matrix[j * size + i] = random() - 0.5;
  }
  const { values, vectors } = eigen(matrix.slice(), size);
  for (let i = 0; i < size; i += 1) {
    for (let j = 0; j < size; j += 1) {
      let sum = 0;
      for (let k = 0; k < size; k += 1) sum += vectors[i * size + k]! * values[k]! * vectors[j * size + k]!;
      expect(sum).toBeCloseTo(matrix[i * size + j]!);
    }
  }
});
