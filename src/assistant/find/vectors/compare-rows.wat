;; Compares one vector with many: the heart of every search. `npm run wasm` makes compare-rows.wasm of it.
;;
;; A row is 384 numbers of 8 bits, the vector that is asked for 384 numbers of 16 bits; their sum of products stays within 32 bits.
;; Sixteen numbers are multiplied at once; in JavaScript, one by one, this took half of the time of an answer.
(module
  (import "memory" "rows" (memory 1))
  (func (export "compare") (param $asked i32) (param $row i32) (param $count i32) (param $out i32)
    (local $sum v128)
    (local $sixteen v128)
    (local $at i32)
    (local $end i32)
    (local $outEnd i32)
    (local.set $outEnd (i32.add (local.get $out) (i32.shl (local.get $count) (i32.const 2))))
    (block $done
      (loop $rows
        (br_if $done (i32.ge_u (local.get $out) (local.get $outEnd)))
        (local.set $sum (v128.const i32x4 0 0 0 0))
        (local.set $at (local.get $asked))
        (local.set $end (i32.add (local.get $row) (i32.const 384)))
        (loop $numbers
          (local.set $sixteen (v128.load (local.get $row)))
          (local.set $sum
            (i32x4.add
              (local.get $sum)
              (i32x4.dot_i16x8_s (i16x8.extend_low_i8x16_s (local.get $sixteen)) (v128.load (local.get $at)))))
          (local.set $sum
            (i32x4.add
              (local.get $sum)
              (i32x4.dot_i16x8_s (i16x8.extend_high_i8x16_s (local.get $sixteen)) (v128.load offset=16 (local.get $at)))))
          (local.set $row (i32.add (local.get $row) (i32.const 16)))
          (local.set $at (i32.add (local.get $at) (i32.const 32)))
          (br_if $numbers (i32.lt_u (local.get $row) (local.get $end))))
        (i32.store
          (local.get $out)
          (i32.add
            (i32.add (i32x4.extract_lane 0 (local.get $sum)) (i32x4.extract_lane 1 (local.get $sum)))
            (i32.add (i32x4.extract_lane 2 (local.get $sum)) (i32x4.extract_lane 3 (local.get $sum)))))
        (local.set $out (i32.add (local.get $out) (i32.const 4)))
        (br $rows)))))
