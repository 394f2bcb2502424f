/* oxlint-disable typescript/no-non-null-assertion -- every index is within bounds, and asking each time costs as much as the sum */

/** Adds a matrix, in rows of `width`, times a vector to `sums`, one for each row: eight rows at once, whose sums do not wait for each other. */
export function multiply(matrix: Float32Array, vector: Float32Array, width: number, sums: Float32Array): void {
  const even = sums.length - (sums.length % 8);
  for (let row = 0; row < even; row += 8) {
    const at0 = row * width;
    const [at1, at2, at3] = [at0 + width, at0 + 2 * width, at0 + 3 * width];
    const [at4, at5, at6, at7] = [at0 + 4 * width, at0 + 5 * width, at0 + 6 * width, at0 + 7 * width];
    let [a, b, c, d] = [0, 0, 0, 0];
    let [e, f, g, h] = [0, 0, 0, 0];
    for (let column = 0; column < width; column++) {
      const x = vector[column]!;
      a += matrix[at0 + column]! * x;
      b += matrix[at1 + column]! * x;
      c += matrix[at2 + column]! * x;
      d += matrix[at3 + column]! * x;
      e += matrix[at4 + column]! * x;
      f += matrix[at5 + column]! * x;
      g += matrix[at6 + column]! * x;
      h += matrix[at7 + column]! * x;
    }
    sums[row]! += a;
    sums[row + 1]! += b;
    sums[row + 2]! += c;
    sums[row + 3]! += d;
    sums[row + 4]! += e;
    sums[row + 5]! += f;
    sums[row + 6]! += g;
    sums[row + 7]! += h;
  }
  for (let row = even; row < sums.length; row++) {
    let sum = 0;
    for (let column = 0; column < width; column++) sum += matrix[row * width + column]! * vector[column]!;
    sums[row]! += sum;
  }
}

/** Adds a vector to `sums`. */
export function addTo(sums: Float32Array, more: Float32Array): void {
  for (let row = 0; row < sums.length; row++) sums[row]! += more[row]!;
}
