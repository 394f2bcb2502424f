/* oxlint-disable typescript/no-non-null-assertion -- every index is within bounds, and asking each time costs as much as the sum */

/**
 * Adds a matrix, in rows of `width`, times a vector to `sums`, one for each row: two rows at once, each in two sums that do not wait for each
 * other.
 */
export function multiply(matrix: Float32Array, vector: Float32Array, width: number, sums: Float32Array): void {
  const rows = sums.length;
  const whole = width - (width % 2);
  for (let row = 0; row < rows; row += 2) {
    const one = row * width;
    const other = row + 1 < rows ? one + width : one;
    let a = 0;
    let b = 0;
    let c = 0;
    let d = 0;
    for (let column = 0; column < whole; column += 2) {
      const x = vector[column]!;
      const y = vector[column + 1]!;
      a += matrix[one + column]! * x;
      b += matrix[one + column + 1]! * y;
      c += matrix[other + column]! * x;
      d += matrix[other + column + 1]! * y;
    }
    if (whole < width) {
      a += matrix[one + whole]! * vector[whole]!;
      c += matrix[other + whole]! * vector[whole]!;
    }
    sums[row]! += a + b;
    if (row + 1 < rows) sums[row + 1]! += c + d;
  }
}

/** Adds a vector to `sums`. */
export function addTo(sums: Float32Array, more: Float32Array): void {
  for (let row = 0; row < sums.length; row++) sums[row]! += more[row]!;
}
