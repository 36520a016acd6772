/** All that an exercise in a frame can tell the page around it, when its address asks for it: `resize` and `report`. */
export type FrameMessage =
  | {
      readonly source: 'handwire';
      readonly type: 'height';
      /** In CSS pixels. */
      readonly height: number;
    }
  | {
      readonly source: 'handwire';
      readonly type: 'checked';
      /** Its id, such as `wire/first-request`. */
      readonly exercise: string;
      readonly passed: boolean;
    };
