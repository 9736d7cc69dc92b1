"""Exposes and prints a list of pictures on a machine with a GPU: several Blenders expose, the other cores print.

`python3 elsewhere.py JOBS.json OUT [--blender PATH] [--workers 4] [--seconds 540] [--film FOLDER]`
It stops in time with what it has: OUT holds prints-N.tar of at most 15 MiB each, and log.txt says what was taken.
"""

import argparse
import glob
import json
import os
import subprocess
import sys
import tarfile
import threading
import time
from concurrent.futures import ProcessPoolExecutor

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, 'darkroom'))
PARCEL = 15 * 1024 * 1024
HEAVIEST = 222_000


def make_print(job, film, out):
    """Three shrunk half-float planes become one WebP."""
    import numpy as np
    from PIL import Image, ImageFilter

    from clean import clean
    from tone import print_tone
    planes = [os.path.join(film, f"{job['id']}.{name}.f16") for name in ('colour', 'albedo', 'normal')]
    frame = [np.fromfile(plane, np.float16).astype(np.float32).reshape(job['height'], job['width'], 3) for plane in planes]
    pixels = clean(*frame, job['grade'])
    picture = Image.fromarray(print_tone(pixels, job['grade'], frame[1]))
    picture = picture.filter(ImageFilter.UnsharpMask(radius=0.7, percent=35, threshold=0))
    folder = os.path.join(out, job['folder'])
    os.makedirs(folder, exist_ok=True)
    file = os.path.join(folder, f"{job['id']}.webp")
    press(picture, file, job)
    for plane in planes:
        os.remove(plane)
    return job['id']


def press(picture, file, job):
    """The best quality that fits its bytes. A rug or a cane seat from near never would: the weave hides more pressing, up to what a page bears."""
    for quality in (*range(job['quality'], 60, -3), *range(58, 24, -6)):
        picture.save(file, quality=quality, method=5)
        if os.path.getsize(file) <= (job['bytes'] if quality > 60 else HEAVIEST):
            return


def expose(options, number, until, on_line):
    """One Blender that takes whatever nobody has begun yet."""
    # Few threads each: otherwise every Blender spreads its cloth over all cores, and together they come to a standstill.
    command = [options.blender, '--threads', '2', '--background', '--python', os.path.join(HERE, 'blender', 'photograph.py'), '--',
               options.jobs, options.film, '2', 'gpu']
    env = {**os.environ, 'STUDIO_SCRATCH': options.scratch or options.film, 'PYTHONDONTWRITEBYTECODE': '1', 'OMP_NUM_THREADS': '1',
           'STUDIO_UNTIL': str(until)}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=env)
    reader = threading.Thread(target=lambda: [on_line(number, line.rstrip()) for line in process.stdout], daemon=True)
    reader.start()
    return process, reader


def pack(prints, out):
    parcel, size, number = None, 0, 0
    for folder, _, names in sorted(os.walk(prints)):
        for name in sorted(names):
            path = os.path.join(folder, name)
            if parcel is None or size + os.path.getsize(path) > PARCEL:
                if parcel:
                    parcel.close()
                number, size = number + 1, 0
                parcel = tarfile.open(os.path.join(out, f'prints-{number}.tar'), 'w')
            parcel.add(path, os.path.relpath(path, prints))
            size += os.path.getsize(path) + 1024
    if parcel:
        parcel.close()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('jobs')
    parser.add_argument('out')
    parser.add_argument('--blender', default=os.environ.get('BLENDER', 'blender'))
    parser.add_argument('--workers', type=int, default=4)
    parser.add_argument('--printers', type=int, default=4)
    parser.add_argument('--seconds', type=int, default=24 * 3600)
    parser.add_argument('--film', default='/tmp/film')
    parser.add_argument('--scratch', help='where the shapes of cushions are kept from one run to the next')
    options = parser.parse_args()
    os.makedirs(options.film, exist_ok=True)
    for mark in glob.glob(os.path.join(options.film, '*.taken')):
        os.rmdir(mark)
    os.makedirs(options.out, exist_ok=True)
    prints = os.path.join(options.film, 'prints')
    began, log = time.time(), open(os.path.join(options.out, 'log.txt'), 'w')
    with open(options.jobs) as file:
        jobs = {job['id']: job for job in json.load(file)}
    printing = []
    with ProcessPoolExecutor(options.printers) as printers:

        def on_line(number, line):
            if not line.startswith(('EXPOSED', 'FAILED', 'CHECK')):
                return
            print(f'{time.time() - began:6.1f} s  {number}  {line}', file=log, flush=True)
            if line.startswith('EXPOSED'):
                printing.append(printers.submit(make_print, jobs[line.split()[1]], options.film, prints))

        exposers = [expose(options, number, began + options.seconds - 15, on_line) for number in range(options.workers)]
        for process, reader in exposers:
            try:
                process.wait(max(1, began + options.seconds - time.time()))
            except subprocess.TimeoutExpired:
                process.kill()
            reader.join(5)
        for done in printing:
            if done.exception():
                print(f'NOT PRINTED {done.exception()!r}', file=log, flush=True)
    pack(prints, options.out)
    log.close()
    with open(os.path.join(options.out, 'log.txt')) as file:
        print(file.read())


if __name__ == '__main__':
    main()
